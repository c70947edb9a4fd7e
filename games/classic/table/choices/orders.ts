/** The standing orders that a player is offered with a question, and their words. */
import { isOrderable, ORDERABLE_ASKS, type PassOrder } from '@bb/classic/rules';
import type { ChoiceTexts } from '../i18n/en/choices.ts';
import type { Session, Snapshot } from '../session.ts';

/** What the offer needs of a session. */
interface Asked extends Pick<Session, 'standingOrder' | 'person'> {
  readonly snapshot: Pick<Snapshot, 'decision' | 'choices' | 'view'>;
}

/** @returns the orders with which the player could pass now; they pass what the order that stands passes as well */
export function ordersOf({ snapshot: { decision, choices, view }, standingOrder, person }: Asked): readonly PassOrder[] {
  const ask = decision?.ask;
  // An order ends with the own turn.
  if (!isOrderable(ask) || choices.length === 0 || view.active === person) return [];
  const asks = ORDERABLE_ASKS.filter((one) => one === ask || standingOrder?.asks.includes(one));
  return [
    { span: 'turn', asks },
    { span: 'ownTurn', asks },
  ];
}

export const orderText = ({ span, asks }: PassOrder, { orders }: ChoiceTexts): string =>
  orders.given(asks.map((ask) => orders.asks[ask]).join(', '), orders.spans[span]);
