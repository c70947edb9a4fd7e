import type { LobbyWords } from '../en/lobby.ts';
import { de } from './elision.ts';

export const moderation: LobbyWords['moderation'] = {
  link: (waiting) => (waiting === 0 ? 'Modération' : `Modération (${waiting === 1 ? '1 signalement' : `${waiting} signalements`})`),
  waiting: 'Signalements ouverts',
  none: 'Aucun signalement ouvert.',
  somebodyGone: 'un joueur parti',
  subjects: { line: (name) => `Message ${de(name)}`, seat: (name) => `Nom : ${name}`, table: (name) => `Nom de table donné par ${name}` },
  wordsGone: 'Le texte a été supprimé avec le compte de son auteur.',
  reportedBy: (name, when) => `${name}, ${when} :`,
  around: { line: 'Messages voisins', seat: 'Chat de la table à ce moment', table: 'Chat de la table à ce moment' },
  nothingSaid: 'Aucun message.',
  toTable: 'Ouvrir la table',
  act: (name) => `Sanctionner ${name}`,
  kind: 'Sanction',
  kinds: { mute: 'Silence : peut jouer, mais pas écrire', ban: 'Bannissement : aucun accès' },
  long: 'Durée',
  forGood: 'définitif',
  reason: 'Motif',
  reasonHint: (name) => `Visible par ${name}.`,
  impose: {
    mute: (name, long) => `Réduire ${name} au silence ${long === null ? 'définitivement' : `pour ${long}`} et clore le signalement`,
    ban: (name, long) => `Bannir ${name} ${long === null ? 'définitivement' : `pour ${long}`} et clore le signalement`,
  },
  close: 'Clore sans suite',
  sanctions: 'Sanctions actives',
  noSanctions: 'Aucune sanction active.',
  sanction: {
    mute: (name, until, reason) =>
      `${name} est réduit au silence ${until === null ? 'définitivement' : `jusqu’au ${until}`} : « ${reason} »`,
    ban: (name, until, reason) => `${name} est banni ${until === null ? 'définitivement' : `jusqu’au ${until}`} : « ${reason} »`,
  },
  lift: { mute: (name) => `Rendre la parole à ${name}`, ban: (name) => `Débannir ${name}` },
  log: 'Journal',
  owner: 'L’administrateur',
  deeds: {
    handled: (by, about) => `${by} a clos un signalement sur ${about}.`,
    mute: (by, about) => `${by} a réduit ${about} au silence.`,
    ban: (by, about) => `${by} a banni ${about}.`,
    unmute: (by, about) => `${by} a rendu la parole à ${about}.`,
    unban: (by, about) => `${by} a débanni ${about}.`,
  },
  older: 'Entrées précédentes',
};
