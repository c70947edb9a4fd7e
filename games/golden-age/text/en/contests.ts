/** Sentences on who fights, and on how the fight ends. */
import type { Language } from '../language.ts';

export const fighter: Language['fighter'] = (party, n) => {
  const name = nameOf(party, n);
  return { subject: name, object: name };
};

const nameOf = (party: Parameters<Language['fighter']>[0], n: Parameters<Language['fighter']>[1]): string => {
  const { pieces } = n.language;
  switch (party.kind) {
    case 'pirate':
      return n.pirate(party.pirate);
    case 'piratesInPort':
      return pieces.piratesInPort;
    case 'warship':
      return party.warship === undefined ? pieces.warship : n.warship(party.warship);
    case 'commissioner':
      if (party.commissioner !== undefined) return n.commissioner(party.commissioner);
      return party.seat === undefined ? pieces.unknown.commissioner : pieces.commissionerOf(party.seat, n);
    case 'port':
      return party.port === undefined ? pieces.port : n.port(party.port);
  }
};

export const contests: Language['contests'] = {
  away: (first, others) => `${first.subject} gets away from ${others.object}`,
  caught: (first, others) => `${first.subject} is caught by ${others.object}`,
  fell: (first, others) => `${first.subject} beats ${others.object}, and the pirate port falls`,
  held: (first, others) => `${first.subject} can’t beat ${others.object}, and the pirate port holds`,
  ousted: (first, others) => `${first.subject} drives out ${others.object}`,
  stayed: (first, others) => `${first.subject} can’t drive out ${others.object}`,
  battleWon: (first, others) => `${first.subject} beats ${others.object}`,
  battleLost: (first, others) => `${first.subject} loses to ${others.object}`,
  battleTied: (first, others) => `${first.subject} only ties with ${others.object}, and a tie loses`,
  portWon: (first, others) => `${first.subject} overcomes ${others.object}`,
  portLost: (first, others) => `${first.subject} is no match for ${others.object}`,
  portTied: (first, others) => `${first.subject} only ties with ${others.object}, which is not enough`,
  duelWon: (first, others) => `${first.subject} wins the duel against ${others.object}`,
  duelLost: (first, others) => `${first.subject} loses the duel against ${others.object}`,
  grabWon: (first, others) => `${first.subject} gets the better of ${others.object}`,
  grabLost: (first, others) => `${first.subject} fails against ${others.object}`,
  tie: (first, others) => `${first.subject} and ${others.object} are even`,
};
