import type { Component } from 'vue'
import IconArmorVest from '~icons/game-icons/armor-vest'
import IconBracers from '~icons/game-icons/bracers'
import IconBroadsword from '~icons/game-icons/broadsword'
import IconBurningEmbers from '~icons/game-icons/burning-embers'
import IconCape from '~icons/game-icons/cape'
import IconChestArmor from '~icons/game-icons/chest-armor'
import IconCookie from '~icons/game-icons/cookie'
import IconCowled from '~icons/game-icons/cowled'
import IconCrossbow from '~icons/game-icons/crossbow'
import IconCrystalWand from '~icons/game-icons/crystal-wand'
import IconFairyWand from '~icons/game-icons/fairy-wand'
import IconFeatheredWing from '~icons/game-icons/feathered-wing'
import IconGladius from '~icons/game-icons/gladius'
import IconGlaive from '~icons/game-icons/glaive'
import IconGloves from '~icons/game-icons/gloves'
import IconHatchets from '~icons/game-icons/hatchets'
import IconHighShot from '~icons/game-icons/high-shot'
import IconHourglass from '~icons/game-icons/hourglass'
import IconHuntingBolas from '~icons/game-icons/hunting-bolas'
import IconIvoryTusks from '~icons/game-icons/ivory-tusks'
import IconLeatherBoot from '~icons/game-icons/leather-boot'
import IconMagnifyingGlass from '~icons/game-icons/magnifying-glass'
import IconMailShirt from '~icons/game-icons/mail-shirt'
import IconMoonOrbit from '~icons/game-icons/moon-orbit'
import IconNotebook from '~icons/game-icons/notebook'
import IconPocketBow from '~icons/game-icons/pocket-bow'
import IconRobe from '~icons/game-icons/robe'
import IconRollingDices from '~icons/game-icons/rolling-dices'
import IconRomanShield from '~icons/game-icons/roman-shield'
import IconRoundBottomFlask from '~icons/game-icons/round-bottom-flask'
import IconRoundShield from '~icons/game-icons/round-shield'
import IconSacrificialDagger from '~icons/game-icons/sacrificial-dagger'
import IconShieldReflect from '~icons/game-icons/shield-reflect'
import IconSleevelessJacket from '~icons/game-icons/sleeveless-jacket'
import IconSmokeBomb from '~icons/game-icons/smoke-bomb'
import IconSpikedShield from '~icons/game-icons/spiked-shield'
import IconStandingPotion from '~icons/game-icons/standing-potion'
import IconStiletto from '~icons/game-icons/stiletto'
import IconTorch from '~icons/game-icons/torch'
import IconTreasureMap from '~icons/game-icons/treasure-map'
import IconVerticalBanner from '~icons/game-icons/vertical-banner'
import IconWarhammer from '~icons/game-icons/warhammer'

/** The picture of every item, by the id of its card. */
export const itemIcons: Readonly<Record<string, Component>> = {
  'ashwood-bow': IconPocketBow,
  'crank-arbalest': IconCrossbow,
  'greyfeather-longbow': IconHighShot,
  'notched-shortsword': IconGladius,
  'quarry-maul': IconWarhammer,
  'wardens-claymore': IconBroadsword,
  'hazel-wand': IconFairyWand,
  'ember-rod': IconTorch,
  'skyglass-staff': IconCrystalWand,
  'feinting-rapier': IconStiletto,
  'barbed-glaive': IconGlaive,
  'throwing-hatchets': IconHatchets,
  'binding-bolas': IconHuntingBolas,
  'hexing-dirk': IconSacrificialDagger,
  'quilted-coat': IconArmorVest,
  'ringmail-hauberk': IconMailShirt,
  'old-guard-plate': IconChestArmor,
  'boiled-leather-jack': IconSleevelessJacket,
  'spellward-mantle': IconCape,
  'stillwater-robe': IconRobe,
  'wayfarer-boots': IconLeatherBoot,
  'shadow-cowl': IconCowled,
  'oaken-buckler': IconRoundShield,
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
  'battle-pennant': IconVerticalBanner,
  'seers-lens': IconMagnifyingGlass,
  'folded-road-map': IconTreasureMap,
  'bounty-ledger': IconNotebook,
  'hawk-pinion': IconFeatheredWing,
  'boar-tusk-charm': IconIvoryTusks,
  'moonwater-bead': IconMoonOrbit,
}
