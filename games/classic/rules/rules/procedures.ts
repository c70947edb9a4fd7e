/** Every procedure of the game, by name. */
import type { AnyProcedure } from '@bb/kernel';
import type { About } from '../state/about.ts';
import type { AskName } from '../state/asks.ts';
import type { Choice } from '../state/choices.ts';
import type { Game } from '../state/position.ts';
import { breakAlliance, formAlliance } from './alliances/alliance.ts';
import { joinMove } from './alliances/join-move.ts';
import { trade } from './alliances/trade.ts';
import { drawCard } from './cards/draw-card.ts';
import { mutiny } from './crew/mutiny.ts';
import { revel } from './crew/revel.ts';
import { breakTie } from './dice/break-tie.ts';
import { contest } from './dice/contest.ts';
import { roll } from './dice/roll.ts';
import { challenge } from './duels/challenge.ts';
import { duel } from './duels/duel.ts';
import { EVENT_PROCEDURES } from './events/random-event.ts';
import { battle } from './hunters/battle.ts';
import { campaign } from './hunters/campaign.ts';
import { enterHex } from './hunters/enter-hex.ts';
import { hunt } from './hunters/hunt.ts';
import { interception } from './hunters/interception.ts';
import { moveCommissioner } from './hunters/move-commissioner.ts';
import { moveWarship } from './hunters/move-warship.ts';
import { newWarship } from './hunters/new-warship.ts';
import { petition } from './hunters/petition.ts';
import { warshipArrives } from './hunters/warship-arrives.ts';
import { warshipIntercepts } from './hunters/warship-intercepts.ts';
import { affairs } from './ports/affairs.ts';
import { assault } from './ports/assault.ts';
import { attackPort } from './ports/attack-port.ts';
import { business, ransom } from './ports/business.ts';
import { careen } from './ports/careen.ts';
import { checkPort } from './ports/check-port.ts';
import { clearPort } from './ports/clear-port.ts';
import { drawGovernor } from './ports/draw-governor.ts';
import { oust } from './ports/oust.ts';
import { sackPort } from './ports/sack-port.ts';
import { captured } from './prizes/captured.ts';
import { takeHostage } from './prizes/take-hostage.ts';
import { takePrize } from './prizes/take-prize.ts';
import { torture } from './prizes/torture.ts';
import { retire } from './retiring/retire.ts';
import { surrender } from './retiring/surrender.ts';
import { enterBox } from './sailing/enter-box.ts';
import { move } from './sailing/move.ts';
import { newPirate } from './sailing/new-pirate.ts';
import { placeMerchants } from './sailing/place-merchants.ts';
import { search } from './sailing/search.ts';
import { stormShip } from './sailing/storm-ship.ts';
import { endOfTurn } from './sequence/end-of-turn.ts';
import { game } from './sequence/game.ts';
import { settle } from './sequence/settle.ts';
import { setup } from './sequence/setup.ts';
import { stash } from './sequence/stash.ts';
import { turn } from './sequence/turn.ts';
import { hits } from './wounds/hits.ts';
import { jointHits } from './wounds/joint-hits.ts';
import { wound } from './wounds/wound.ts';

export const PROCEDURES: Readonly<Record<string, AnyProcedure<Game, Choice, About, AskName>>> = {
  ...EVENT_PROCEDURES,
  affairs,
  assault,
  attackPort,
  battle,
  breakAlliance,
  breakTie,
  business,
  campaign,
  captured,
  careen,
  challenge,
  checkPort,
  clearPort,
  contest,
  drawCard,
  drawGovernor,
  duel,
  endOfTurn,
  enterBox,
  enterHex,
  formAlliance,
  game,
  hits,
  hunt,
  interception,
  joinMove,
  jointHits,
  move,
  moveCommissioner,
  moveWarship,
  mutiny,
  newPirate,
  newWarship,
  oust,
  petition,
  placeMerchants,
  ransom,
  retire,
  revel,
  roll,
  sackPort,
  search,
  settle,
  setup,
  stash,
  stormShip,
  surrender,
  takeHostage,
  takePrize,
  torture,
  trade,
  turn,
  warshipArrives,
  warshipIntercepts,
  wound,
};
