/** Every procedure of the game, by name. Written by scripts/golden-age/rules-lists.ts. */
import type { AnyProcedure } from '@bb/kernel';
import type { About } from '../state/about.ts';
import type { AskName } from '../state/asks.ts';
import type { Choice } from '../state/choices.ts';
import type { Game } from '../state/position.ts';
import { formAlliance } from './alliances/form-alliance.ts';
import { combatHits } from './battle/combat-hits.ts';
import { commissionerAttack } from './battle/commissioner-attack.ts';
import { surrender } from './battle/surrender.ts';
import { warshipAttack } from './battle/warship-attack.ts';
import { stowBooty } from './booty/stow-booty.ts';
import { CARD_PROCEDURES } from './cards/all.ts';
import { attackPiratePort } from './commissioners/attack-pirate-port.ts';
import { deployCommissioner } from './commissioners/deploy-commissioner.ts';
import { oustPirates } from './commissioners/oust-pirates.ts';
import { reaction } from './commissioners/reaction.ts';
import { contest } from './cunning/contest.ts';
import { roll, rollPort } from './cunning/roll.ts';
import { duel } from './duels/duel.ts';
import { spoils } from './duels/spoils.ts';
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
import { exchangePirate } from './pirates/exchange-pirate.ts';
import { attackPort } from './ports/attack-port.ts';
import { bootyGrab } from './ports/booty-grab.ts';
import { buyHaven } from './ports/buy-haven.ts';
import { portActivities } from './ports/port-activities.ts';
import { ransom } from './ports/ransom.ts';
import { refit } from './ports/refit.ts';
import { sackPort } from './ports/sack-port.ts';
import { recovery } from './revelry/recovery.ts';
import { action } from './sequence/action.ts';
import { actions } from './sequence/actions.ts';
import { apWindow } from './sequence/ap-window.ts';
import { game } from './sequence/game.ts';
import { playCard } from './sequence/play-card.ts';
import { playerTurn } from './sequence/player-turn.ts';
import { settle } from './sequence/settle.ts';
import { chooseShips } from './setup/choose-ships.ts';
import { deployFleets } from './setup/deploy-fleets.ts';
import { draft } from './setup/draft.ts';
import { placeProGovernors } from './setup/place-pro-governors.ts';
import { playerOrder } from './setup/player-order.ts';
import { randomDeployment } from './setup/random-deployment.ts';
import { secretDeployment } from './setup/secret-deployment.ts';
import { setup } from './setup/setup.ts';
import { disgrace } from './solitaire/disgrace.ts';
import { newRival } from './solitaire/new-rival.ts';
import { solitaireSetup } from './solitaire/solitaire-setup.ts';
import { systemCheck } from './solitaire/system-check.ts';
import { bribeToRetire, retireFreely } from './winning/retire.ts';

const all: readonly AnyProcedure<Game, Choice, About, AskName>[] = [
  formAlliance,
  combatHits,
  commissionerAttack,
  surrender,
  warshipAttack,
  stowBooty,
  ...CARD_PROCEDURES,
  attackPiratePort,
  deployCommissioner,
  oustPirates,
  reaction,
  contest,
  roll,
  rollPort,
  duel,
  spoils,
  convertShip,
  findMerchant,
  lootMerchant,
  placeMerchants,
  torture,
  move,
  oust,
  mutiny,
  deploy,
  drawNewPirate,
  exchangePirate,
  attackPort,
  bootyGrab,
  buyHaven,
  portActivities,
  ransom,
  refit,
  sackPort,
  recovery,
  action,
  actions,
  apWindow,
  game,
  playCard,
  playerTurn,
  settle,
  chooseShips,
  deployFleets,
  draft,
  placeProGovernors,
  playerOrder,
  randomDeployment,
  secretDeployment,
  setup,
  disgrace,
  newRival,
  solitaireSetup,
  systemCheck,
  bribeToRetire,
  retireFreely,
];

export const PROCEDURES = Object.fromEntries(all.map((procedure) => [procedure.name, procedure]));
