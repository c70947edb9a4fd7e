/** The sides of a contest, and its outcome. */
import type { Party } from '../arithmetic.ts';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';
import { commissaire, navire, pieces } from './pieces.ts';
import { thePort } from './places.ts';

export const fighter: Language['fighter'] = (party, n) => {
  const name = nameOf(party, n);
  return { subject: name, object: name };
};

function nameOf(party: Party, n: Names): string {
  switch (party.kind) {
    case 'pirate':
      return n.pirate(party.pirate);
    case 'piratesInPort':
      return pieces.piratesInPort;
    case 'warship':
      return party.warship === undefined ? pieces.warship : navire(party.warship, n);
    case 'commissioner':
      if (party.commissioner !== undefined) return commissaire(party.commissioner, n);
      return party.seat === undefined ? pieces.unknown.commissioner : pieces.commissionerOf(party.seat, n);
    case 'port':
      return party.port === undefined ? pieces.port : thePort(party.port, n);
  }
}

export const contests: Language['contests'] = {
  away: (first, others) => `${first.subject} sème ${others.object}`,
  caught: (first, others) => `${first.subject} est rattrapé par ${others.object}`,
  fell: (first, others) => `${first.subject} bat ${others.object}, et le port pirate tombe`,
  held: (first, others) => `${first.subject} échoue contre ${others.object}, et le port pirate tient bon`,
  ousted: (first, others) => `${first.subject} chasse ${others.object}`,
  stayed: (first, others) => `${first.subject} ne parvient pas à chasser ${others.object}`,
  battleWon: (first, others) => `${first.subject} bat ${others.object}`,
  battleLost: (first, others) => `${first.subject} perd contre ${others.object}`,
  battleTied: (first, others) => `${first.subject} ne fait qu’égaler ${others.object}, et perd donc la bataille`,
  portWon: (first, others) => `${first.subject} l’emporte sur ${others.object}`,
  portLost: (first, others) => `${first.subject} échoue contre ${others.object}`,
  portTied: (first, others) => `${first.subject} ne fait qu’égaler ${others.object}, et cela ne suffit pas`,
  duelWon: (first, others) => `${first.subject} gagne le duel contre ${others.object}`,
  duelLost: (first, others) => `${first.subject} perd le duel contre ${others.object}`,
  grabWon: (first, others) => `${first.subject} l’emporte sur ${others.object}`,
  grabLost: (first, others) => `${first.subject} échoue contre ${others.object}`,
  tie: (first, others) => `${first.subject} et ${others.object} sont à égalité`,
};
