/** The server's messages about tables of the 2008 edition. */
import type { Decision, GameEvent, GameOptions, Lapse, Outcome, PassOrder, StandingOrder, View } from '@bb/golden-age/rules';
import type * as protocol from '@bb/protocol';

interface Types {
  readonly view: View;
  readonly event: GameEvent;
  readonly options: GameOptions;
  readonly decision: Decision;
  readonly order: PassOrder;
  readonly givenOrder: StandingOrder;
  readonly orderEnd: Lapse;
  readonly outcome: Outcome;
}
/** With the id of the component set, if it is not the built-in one. */
type ShownOptions = Omit<GameOptions, 'components'> & { readonly components?: string };

export type ClientMessage = protocol.ClientMessage<Types>;
export type OwnState = protocol.OwnState<Types>;
export type ServerMessage =
  | Exclude<protocol.ServerMessage<Types>, { readonly type: 'table' }>
  | { readonly type: 'table'; readonly card: TableCard };
export type TableCard = protocol.TableCard<ShownOptions>;
export type TableState = protocol.TableState<Types>;
export type TableStatus = protocol.TableStatus<Types>;
export type TableUpdate = protocol.TableUpdate<Types>;
