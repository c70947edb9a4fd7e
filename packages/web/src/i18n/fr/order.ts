import type { HarborWords } from '../en/harbor.ts';

export const order: HarborWords['order'] = {
  link: (waiting) =>
    waiting === 0 ? 'Veiller à l’ordre' : `Veiller à l’ordre (${waiting === 1 ? '1 signalement' : `${waiting} signalements`})`,
  waiting: 'Ce qui vous attend',
  none: 'Rien de signalé n’attend personne.',
  somebodyGone: 'quelqu’un qui est parti',
  subjects: {
    line: (name) => `Dit par ${name}`,
    seat: (name) => `Le nom de ${name}`,
    table: (name) => `Le nom d’une table de ${name}`,
  },
  wordsGone: 'Les paroles sont parties avec qui les a dites.',
  reportedBy: (name, when) => `${name}, ${when} :`,
  around: { line: 'Ce qui s’est dit avant et après', seat: 'Ce qui se disait à la table', table: 'Ce qui se disait à la table' },
  nothingSaid: 'Rien ne s’est dit là.',
  toTable: 'À la table',
  act: (name) => `Agir envers ${name}`,
  kind: 'Quoi',
  kinds: { mute: 'Faire taire : joue, mais ne dit rien', ban: 'Bannir : ne peut plus venir' },
  long: 'Combien de temps',
  forGood: 'pour toujours',
  reason: 'Pourquoi',
  reasonHint: (name) => `${name} le lira.`,
  lay: {
    mute: (name, long) => `Faire taire ${name} ${long === null ? 'pour toujours' : `pendant ${long}`}, et clore`,
    ban: (name, long) => `Bannir ${name} ${long === null ? 'pour toujours' : `pendant ${long}`}, et clore`,
  },
  close: 'Clore : il n’y a rien de plus à faire',
  sanctions: 'Qui ne peut pas parler, ou pas venir',
  noSanctions: 'Tout le monde peut parler, et venir.',
  sanction: {
    mute: (name, until, reason) => `${name} ne dit ${until === null ? 'plus rien' : `rien jusqu’au ${until}`} : « ${reason} »`,
    ban: (name, until, reason) => `${name} ne peut ${until === null ? 'plus venir' : `pas venir jusqu’au ${until}`} : « ${reason} »`,
  },
  lift: { mute: (name) => `Laisser ${name} parler à nouveau`, ban: (name) => `Laisser ${name} venir à nouveau` },
  log: 'Ce qui a été fait',
  owner: 'Qui tient le serveur',
  deeds: {
    handled: (by, about) => `${by} a clos un signalement sur ${about}.`,
    mute: (by, about) => `${by} a fait taire ${about}.`,
    ban: (by, about) => `${by} a banni ${about}.`,
    unmute: (by, about) => `${by} laisse ${about} parler à nouveau.`,
    unban: (by, about) => `${by} laisse ${about} venir à nouveau.`,
  },
  older: 'Ce qui a été fait avant',
};
