/** The cards that do something when they are drawn, and those that are played against others. Written by scripts/rules-lists.ts. */
import type { NowCard, WindowCard } from './card.ts';
import { debaucheryAndRevelryCard } from './debauchery-and-revelry.ts';
import { diseaseCard } from './disease.ts';
import { doubleCrossCard } from './double-cross.ts';
import { europeanTurmoilCard } from './european-turmoil.ts';
import { fingerOfFateCard } from './finger-of-fate.ts';
import { generalPardonCard } from './general-pardon.ts';
import { localResistanceCard } from './local-resistance.ts';
import { mutinyConspiracyCard } from './mutiny-conspiracy.ts';
import { naturalDisasterCard } from './natural-disaster.ts';
import { newGovernorsCard } from './new-governors.ts';
import { pirateConvertsCard } from './pirate-converts.ts';
import { piraticalAmbitionCard } from './piratical-ambition.ts';
import { scurvyOutbreakCard } from './scurvy-outbreak.ts';
import { stormsAtSeaCard } from './storms-at-sea.ts';
import { warshipSightingCard } from './warship-sighting.ts';
import { wearAndTearCard } from './wear-and-tear.ts';

export const NOW_CARDS: readonly NowCard[] = [
  diseaseCard,
  europeanTurmoilCard,
  fingerOfFateCard,
  generalPardonCard,
  naturalDisasterCard,
  newGovernorsCard,
  stormsAtSeaCard,
];
export const WINDOW_CARDS: readonly WindowCard[] = [
  debaucheryAndRevelryCard,
  doubleCrossCard,
  localResistanceCard,
  mutinyConspiracyCard,
  pirateConvertsCard,
  piraticalAmbitionCard,
  scurvyOutbreakCard,
  warshipSightingCard,
  wearAndTearCard,
];
