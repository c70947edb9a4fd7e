/** C23.1 [C24] A Letter of Marque is offered in a port of its nation. */
import { CHANCE, type LetterId, NO_LETTER, NONE, PORTS, type PortId } from '../../data/ids.ts';
import { offerLetter } from '../../effects/letters.ts';
import { governorsSide, nationOfPort } from '../../queries/ports.ts';
import { DRAW_LETTER, PICK_PORT } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { checkPort } from '../ports/check-port.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface LetterOnOffer extends Frame {
  proc: 'letterOnOffer';
  letter: LetterId;
}

/** Neither destroyed, nor anti by its governor, nor offering one already. */
function portsToOffer(g: Game, letter: LetterId): readonly PortId[] {
  const t = g.tables;
  return PORTS.filter(
    (port) =>
      nationOfPort(t, g, port) === t.letterNation[letter] &&
      !g.destroyed.includes(port) &&
      governorsSide(t, g, port) !== 'anti' &&
      g.letterOn[port] === NONE,
  );
}

export const letterOnOffer: Procedure<
  undefined,
  LetterOnOffer,
  { begin: undefined; drawLetter: Asks<'drawLetter'>; pickPort: Asks<'pickPort'> }
> = {
  name: 'letterOnOffer',
  rule: 'C23.1',
  enter: () => ({ proc: 'letterOnOffer', at: 'begin', letter: NO_LETTER }),
  steps: {
    begin: (g) => (g.letterPool.length > 0 ? 'drawLetter' : DONE),

    drawLetter: {
      ask: 'drawLetter',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const letter of g.letterPool) out.push(DRAW_LETTER[letter]);
      },
      /** Without a port it stays in the cup. */
      choose(g, f, { letter }) {
        f.letter = letter;
        return portsToOffer(g, letter).length > 0 ? 'pickPort' : DONE;
      },
    },

    pickPort: {
      ask: 'pickPort',
      seat: () => CHANCE,
      options(g, { letter }, out) {
        for (const port of portsToOffer(g, letter)) out.push(PICK_PORT[port]);
      },
      choose(g, { letter }, { port }) {
        offerLetter(g, port, letter);
        return call(g, checkPort, { port }, 'done');
      },
    },
  },
};
