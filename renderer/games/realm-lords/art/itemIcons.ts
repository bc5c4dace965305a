import type { Component } from 'vue'
import IconBoarTusks from '~icons/game-icons/boar-tusks'
import IconBowArrow from '~icons/game-icons/bow-arrow'
import IconBowString from '~icons/game-icons/bow-string'
import IconBracers from '~icons/game-icons/bracers'
import IconBreastplate from '~icons/game-icons/breastplate'
import IconBurningEmbers from '~icons/game-icons/burning-embers'
import IconCape from '~icons/game-icons/cape'
import IconChainMail from '~icons/game-icons/chain-mail'
import IconCheckedShield from '~icons/game-icons/checked-shield'
import IconCookie from '~icons/game-icons/cookie'
import IconCrossbow from '~icons/game-icons/crossbow'
import IconFairyWand from '~icons/game-icons/fairy-wand'
import IconFeather from '~icons/game-icons/feather'
import IconGladius from '~icons/game-icons/gladius'
import IconGlaive from '~icons/game-icons/glaive'
import IconGloves from '~icons/game-icons/gloves'
import IconHatchets from '~icons/game-icons/hatchets'
import IconHood from '~icons/game-icons/hood'
import IconHourglass from '~icons/game-icons/hourglass'
import IconHuntingBolas from '~icons/game-icons/hunting-bolas'
import IconKnightBanner from '~icons/game-icons/knight-banner'
import IconLayeredArmor from '~icons/game-icons/layered-armor'
import IconLeatherBoot from '~icons/game-icons/leather-boot'
import IconMagnifyingGlass from '~icons/game-icons/magnifying-glass'
import IconMoonOrbit from '~icons/game-icons/moon-orbit'
import IconNotebook from '~icons/game-icons/notebook'
import IconOrbWand from '~icons/game-icons/orb-wand'
import IconRobe from '~icons/game-icons/robe'
import IconRollingDices from '~icons/game-icons/rolling-dices'
import IconRomanShield from '~icons/game-icons/roman-shield'
import IconRoundBottomFlask from '~icons/game-icons/round-bottom-flask'
import IconSacrificialDagger from '~icons/game-icons/sacrificial-dagger'
import IconShieldReflect from '~icons/game-icons/shield-reflect'
import IconSleevelessJacket from '~icons/game-icons/sleeveless-jacket'
import IconSmokeBomb from '~icons/game-icons/smoke-bomb'
import IconSpikedShield from '~icons/game-icons/spiked-shield'
import IconStandingPotion from '~icons/game-icons/standing-potion'
import IconStiletto from '~icons/game-icons/stiletto'
import IconTreasureMap from '~icons/game-icons/treasure-map'
import IconTwoHandedSword from '~icons/game-icons/two-handed-sword'
import IconWarhammer from '~icons/game-icons/warhammer'
import IconWizardStaff from '~icons/game-icons/wizard-staff'

/** The picture of every item, by the id of its card. */
export const itemIcons: Readonly<Record<string, Component>> = {
  'ashwood-bow': IconBowArrow,
  'crank-arbalest': IconCrossbow,
  'greyfeather-longbow': IconBowString,
  'notched-shortsword': IconGladius,
  'quarry-maul': IconWarhammer,
  'wardens-claymore': IconTwoHandedSword,
  'hazel-wand': IconFairyWand,
  'ember-rod': IconOrbWand,
  'skyglass-staff': IconWizardStaff,
  'feinting-rapier': IconStiletto,
  'barbed-glaive': IconGlaive,
  'throwing-hatchets': IconHatchets,
  'binding-bolas': IconHuntingBolas,
  'hexing-dirk': IconSacrificialDagger,
  'quilted-coat': IconLayeredArmor,
  'ringmail-hauberk': IconChainMail,
  'old-guard-plate': IconBreastplate,
  'boiled-leather-jack': IconSleevelessJacket,
  'spellward-mantle': IconCape,
  'stillwater-robe': IconRobe,
  'wayfarer-boots': IconLeatherBoot,
  'shadow-cowl': IconHood,
  'oaken-buckler': IconCheckedShield,
  'tower-pavise': IconRomanShield,
  'spiked-targe': IconSpikedShield,
  'mirror-shield': IconShieldReflect,
  'poise-bracers': IconBracers,
  'quickturn-gloves': IconGloves,
  'healing-draught': IconRoundBottomFlask,
  'honeyed-oatcake': IconCookie,
  'vigor-tonic': IconStandingPotion,
  'smoke-pellet': IconSmokeBomb,
  'phoenix-ash': IconBurningEmbers,
  'hourglass-shard': IconHourglass,
  'lucky-knucklebone': IconRollingDices,
  'battle-pennant': IconKnightBanner,
  'seers-lens': IconMagnifyingGlass,
  'folded-road-map': IconTreasureMap,
  'bounty-ledger': IconNotebook,
  'hawk-pinion': IconFeather,
  'boar-tusk-charm': IconBoarTusks,
  'moonwater-bead': IconMoonOrbit,
}
