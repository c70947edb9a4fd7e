/** Every procedure of the game, by name. */
import type { AnyProcedure } from '../kernel/kernel.ts';
import type { About } from '../state/about.ts';
import type { Choice } from '../state/choice.ts';
import type { Game } from '../state/game.ts';
import { digForTreasure } from './cards/buried-treasure.ts';
import { disease } from './cards/disease.ts';
import { europeanTurmoil } from './cards/european-turmoil.ts';
import { fingerOfFate } from './cards/finger-of-fate.ts';
import { generalPardon } from './cards/general-pardon.ts';
import { mutinyConspiracy } from './cards/mutiny-conspiracy.ts';
import { naturalDisaster } from './cards/natural-disaster.ts';
import { newGovernors } from './cards/new-governors.ts';
import { pardonedRetirement } from './cards/pardoned-retirement.ts';
import { scurvyOutbreak } from './cards/scurvy-outbreak.ts';
import { negation } from './cards/skull-and-crossbones.ts';
import { stormsAtSea } from './cards/storms-at-sea.ts';
import { wearAndTear } from './cards/wear-and-tear.ts';
import { action } from './course/action.ts';
import { actions } from './course/actions.ts';
import { apWindow } from './course/ap-window.ts';
import { game } from './course/game.ts';
import { playCard } from './course/play-card.ts';
import { playerTurn } from './course/player-turn.ts';
import { settle } from './course/settle.ts';
import { roll, rollPort } from './cunning/roll.ts';
import { convertShip } from './merchants/convert-ship.ts';
import { findMerchant } from './merchants/find-merchant.ts';
import { lootMerchant } from './merchants/loot-merchant.ts';
import { placeMerchants } from './merchants/place-merchants.ts';
import { torture } from './merchants/torture.ts';
import { move } from './movement/move.ts';
import { oust } from './movement/oust.ts';
import { mutiny } from './mutiny/mutiny.ts';
import { deploy } from './pirates/deploy.ts';
import { drawNewPirate } from './pirates/draw-new-pirate.ts';
import { buyHaven } from './ports/buy-haven.ts';
import { portActivities } from './ports/port-activities.ts';
import { ransom } from './ports/ransom.ts';
import { refit } from './ports/refit.ts';
import { recovery } from './revelry/recovery.ts';
import { deployFleets } from './setup/deploy-fleets.ts';
import { placeProGovernors } from './setup/place-pro-governors.ts';
import { playerOrder } from './setup/player-order.ts';
import { setup } from './setup/setup.ts';
import { bribeToRetire, retireFreely } from './winning/retire.ts';

const all = {
  action,
  actions,
  apWindow,
  bribeToRetire,
  buyHaven,
  convertShip,
  deploy,
  deployFleets,
  digForTreasure,
  disease,
  drawNewPirate,
  europeanTurmoil,
  findMerchant,
  fingerOfFate,
  game,
  generalPardon,
  lootMerchant,
  move,
  mutiny,
  mutinyConspiracy,
  naturalDisaster,
  negation,
  newGovernors,
  oust,
  pardonedRetirement,
  placeMerchants,
  placeProGovernors,
  playCard,
  playerOrder,
  playerTurn,
  portActivities,
  ransom,
  recovery,
  refit,
  retireFreely,
  roll,
  rollPort,
  scurvyOutbreak,
  settle,
  setup,
  stormsAtSea,
  torture,
  wearAndTear,
};

export const PROCEDURES: Readonly<Record<string, AnyProcedure<Game, Choice, About>>> = all;
