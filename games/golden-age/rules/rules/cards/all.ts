/** The procedures of cards, those that do something when drawn, and those that are played against others. Written by scripts/golden-age/rules-lists.ts. */
import type { AnyProcedure } from '@bb/kernel';
import type { About } from '../../state/about.ts';
import type { AskName } from '../../state/asks.ts';
import type { Choice } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { digForTreasure } from './buried-treasure.ts';
import type { NowCard, WindowCard } from './card.ts';
import { debaucheryAndRevelry, debaucheryAndRevelryCard } from './debauchery-and-revelry.ts';
import { disease, diseaseCard } from './disease.ts';
import { doubleCross, doubleCrossCard } from './double-cross.ts';
import { europeanTurmoil, europeanTurmoilCard } from './european-turmoil.ts';
import { fingerOfFate, fingerOfFateCard } from './finger-of-fate.ts';
import { generalPardon, generalPardonCard } from './general-pardon.ts';
import { localResistance, localResistanceCard } from './local-resistance.ts';
import { mutinyConspiracy, mutinyConspiracyCard } from './mutiny-conspiracy.ts';
import { naturalDisaster, naturalDisasterCard } from './natural-disaster.ts';
import { newGovernors, newGovernorsCard } from './new-governors.ts';
import { pardonedRetirement } from './pardoned-retirement.ts';
import { pirateConverts, pirateConvertsCard } from './pirate-converts.ts';
import { piraticalAmbition, piraticalAmbitionCard } from './piratical-ambition.ts';
import { scurvyOutbreak, scurvyOutbreakCard } from './scurvy-outbreak.ts';
import { negation } from './skull-and-crossbones.ts';
import { stormsAtSea, stormsAtSeaCard } from './storms-at-sea.ts';
import { warshipSighting, warshipSightingCard } from './warship-sighting.ts';
import { wearAndTear, wearAndTearCard } from './wear-and-tear.ts';

export const CARD_PROCEDURES: readonly AnyProcedure<Game, Choice, About, AskName>[] = [
  digForTreasure,
  debaucheryAndRevelry,
  disease,
  doubleCross,
  europeanTurmoil,
  fingerOfFate,
  generalPardon,
  localResistance,
  mutinyConspiracy,
  naturalDisaster,
  newGovernors,
  pardonedRetirement,
  pirateConverts,
  piraticalAmbition,
  scurvyOutbreak,
  negation,
  stormsAtSea,
  warshipSighting,
  wearAndTear,
];
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
