import type { Component } from 'vue'
import IconAngelWings from '~icons/game-icons/angel-wings'
import IconAxeSword from '~icons/game-icons/axe-sword'
import IconBananaPeel from '~icons/game-icons/banana-peel'
import IconBed from '~icons/game-icons/bed'
import IconBedLamp from '~icons/game-icons/bed-lamp'
import IconBoots from '~icons/game-icons/boots'
import IconBorderedShield from '~icons/game-icons/bordered-shield'
import IconBowArrow from '~icons/game-icons/bow-arrow'
import IconBrokenHeart from '~icons/game-icons/broken-heart'
import IconBrokenSkull from '~icons/game-icons/broken-skull'
import IconBroom from '~icons/game-icons/broom'
import IconCash from '~icons/game-icons/cash'
import IconClover from '~icons/game-icons/clover'
import IconCrossedPistols from '~icons/game-icons/crossed-pistols'
import IconCrossedSwords from '~icons/game-icons/crossed-swords'
import IconCrownedSkull from '~icons/game-icons/crowned-skull'
import IconDesk from '~icons/game-icons/desk'
import IconDiceSixFacesOne from '~icons/game-icons/dice-six-faces-one'
import IconDiceSixFacesSix from '~icons/game-icons/dice-six-faces-six'
import IconDiceTarget from '~icons/game-icons/dice-target'
import IconDuel from '~icons/game-icons/duel'
import IconEclipseFlare from '~icons/game-icons/eclipse-flare'
import IconFallingRocks from '~icons/game-icons/falling-rocks'
import IconFamilyTree from '~icons/game-icons/family-tree'
import IconFist from '~icons/game-icons/fist'
import IconGavel from '~icons/game-icons/gavel'
import IconHammerDrop from '~icons/game-icons/hammer-drop'
import IconHand from '~icons/game-icons/hand'
import IconHandcuffed from '~icons/game-icons/handcuffed'
import IconHandcuffs from '~icons/game-icons/handcuffs'
import IconHarp from '~icons/game-icons/harp'
import IconHospitalCross from '~icons/game-icons/hospital-cross'
import IconHourglass from '~icons/game-icons/hourglass'
import IconLaurelCrown from '~icons/game-icons/laurel-crown'
import IconLaurels from '~icons/game-icons/laurels'
import IconMedal from '~icons/game-icons/medal'
import IconMinions from '~icons/game-icons/minions'
import IconNightSky from '~icons/game-icons/night-sky'
import IconOpenBook from '~icons/game-icons/open-book'
import IconPapers from '~icons/game-icons/papers'
import IconPhotoCamera from '~icons/game-icons/photo-camera'
import IconPlainCircle from '~icons/game-icons/plain-circle'
import IconProcessor from '~icons/game-icons/processor'
import IconRibbonMedal from '~icons/game-icons/ribbon-medal'
import IconRun from '~icons/game-icons/run'
import IconScales from '~icons/game-icons/scales'
import IconSharkJaws from '~icons/game-icons/shark-jaws'
import IconShoppingBag from '~icons/game-icons/shopping-bag'
import IconSkullCrossedBones from '~icons/game-icons/skull-crossed-bones'
import IconSwapBag from '~icons/game-icons/swap-bag'
import IconThroneKing from '~icons/game-icons/throne-king'
import IconTrashCan from '~icons/game-icons/trash-can'
import IconTrophy from '~icons/game-icons/trophy'
import IconWantedReward from '~icons/game-icons/wanted-reward'
import IconWingfoot from '~icons/game-icons/wingfoot'

const icons: Readonly<Record<string, Component>> = {
  'first-collar': IconHandcuffs,
  'hundred-collars': IconHandcuffed,
  'most-wanted': IconWantedReward,
  'big-fish': IconSharkJaws,
  'litter-patrol': IconTrashCan,
  'busy-night': IconNightSky,
  'slim-chance': IconClover,
  'sure-thing': IconDiceTarget,
  'frequent-patient': IconBed,
  'revolving-door': IconHospitalCross,
  stalemate: IconCrossedPistols,
  slippery: IconBananaPeel,
  'by-the-book': IconOpenBook,
  'lost-in-the-post': IconPapers,
  barney: IconProcessor,
  'family-reunion': IconFamilyTree,
  'first-verdict': IconGavel,
  'clean-sheet': IconBroom,
  'fair-play': IconScales,
  landslide: IconFallingRocks,
  'photo-finish': IconPhotoCamera,
  'last-one-standing': IconDuel,
  'crowd-control': IconMinions,
  'desk-job': IconDesk,
  'seven-in-a-row': IconLaurels,
  'first-blood': IconCrossedSwords,
  'veteran-of-fights': IconAxeSword,
  'lord-slayer': IconCrownedSkull,
  'lords-by-the-dozen': IconSkullCrossedBones,
  campaigner: IconLaurelCrown,
  'three-thrones': IconThroneKing,
  'death-undone': IconBrokenSkull,
  legend: IconHarp,
  untouched: IconBorderedShield,
  'one-blow': IconHammerDrop,
  'last-breath': IconBrokenHeart,
  'long-shot': IconBowArrow,
  'long-argument': IconHourglass,
  deathless: IconAngelWings,
  'in-a-hurry': IconWingfoot,
  'bare-hands': IconFist,
  'full-purse': IconSwapBag,
  'good-customer': IconShoppingBag,
  veteran: IconRibbonMedal,
  'from-the-ashes': IconEclipseFlare,
  'known-at-the-inn': IconBedLamp,
  'better-part-of-valour': IconRun,
  'nothing-to-steal': IconCash,
  'so-close': IconHand,
  'fresh-face': IconPlainCircle,
  boxcars: IconDiceSixFacesSix,
  'snake-eyes': IconDiceSixFacesOne,
  'thousand-leagues': IconBoots,
  'three-in-a-row': IconTrophy,
}

/** The sign of an achievement; a medal for one that has none of its own. */
export function deedIcon(id: string): Component {
  return icons[id] ?? IconMedal
}
