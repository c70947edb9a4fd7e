/** The sides of a contest, and its outcome. */
import { EX_PIRATE } from '@bb/golden-age/rules';
import type { Fighter, Party } from '../arithmetic.ts';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';
import { of } from './grammar.ts';
import { commissionerObject, commissionerSubject, pieces, warship } from './pieces.ts';

const same = (name: string): Fighter => ({ subject: name, object: name });

export const fighter: Language['fighter'] = (party, n) => {
  switch (party.kind) {
    case 'pirate':
      return same(n.pirate(party.pirate));
    case 'piratesInPort':
      return same(pieces.piratesInPort);
    case 'warship':
      return party.warship === undefined ? same(pieces.warship) : warship(party.warship, n);
    case 'commissioner':
      return commissioner(party, n);
    case 'port':
      return party.port === undefined ? { subject: pieces.port, object: 'den Hafen' } : same(n.port(party.port));
  }
};

function commissioner({ commissioner: id, seat }: Extract<Party, { readonly kind: 'commissioner' }>, n: Names): Fighter {
  if (id === EX_PIRATE) return { subject: pieces.exPirate, object: 'den Ex-Piraten' };
  if (id !== undefined) return { subject: commissionerSubject(id, n), object: commissionerObject(id, n) };
  if (seat === undefined) return { subject: pieces.unknown.commissioner, object: 'einen Kommissar' };
  return { subject: pieces.commissionerOf(seat, n), object: of(n.seat(seat), 'den', 'Kommissar') };
}

export const contests: Language['contests'] = {
  away: (first, others) => `${first.subject} hängt ${others.object} ab`,
  caught: (first, others) => `${others.subject} holt ${first.object} ein`,
  fell: (first, others) => `${first.subject} schlägt ${others.object}, und der Piratenhafen fällt`,
  held: (first, others) => `${first.subject} kommt gegen ${others.object} nicht an, und der Piratenhafen hält stand`,
  ousted: (first, others) => `${first.subject} vertreibt ${others.object}`,
  stayed: (first, others) => `${first.subject} kommt gegen ${others.object} nicht an`,
  battleWon: (first, others) => `${first.subject} schlägt ${others.object}`,
  battleLost: (first, others) => `${first.subject} verliert gegen ${others.object}`,
  battleTied: (first, others) => `${first.subject} kommt gegen ${others.object} nur auf Gleichstand und verliert damit`,
  portWon: (first, others) => `${first.subject} überwindet ${others.object}`,
  portLost: (first, others) => `${first.subject} kommt gegen ${others.object} nicht an`,
  portTied: (first, others) => `${first.subject} kommt gegen ${others.object} nur auf Gleichstand, und das reicht nicht`,
  duelWon: (first, others) => `${first.subject} gewinnt das Duell gegen ${others.object}`,
  duelLost: (first, others) => `${first.subject} verliert das Duell gegen ${others.object}`,
  grabWon: (first, others) => `${first.subject} setzt sich gegen ${others.object} durch`,
  grabLost: (first, others) => `${first.subject} kommt gegen ${others.object} nicht an`,
  tie: (first, others) => `${first.subject} und ${others.subject} stehen gleich`,
};
