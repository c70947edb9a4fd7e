import type { Words } from './words.ts';

export const de: Words = {
  notice: {
    yourTurn: (table) => `${table} wartet auf dich`,
    halfTime: (table) => `${table} wartet auf dich: die Hälfte deiner Zeit ist um`,
    timeOver: (table) => `Deine Zeit an ${table} war um`,
    invited: (table) => `Du bist zu ${table} eingeladen`,
    began: (table) => `Das Spiel an ${table} hat begonnen`,
    over: (table) => `Das Spiel an ${table} ist zu Ende`,
    voteAsked: (table) => `An ${table} wird abgestimmt`,
    replaced: (table) => `Ein Platz an ${table} ist neu besetzt`,
    talk: (table) => `An ${table} wird geredet`,
    webhookOff: () => 'Einer deiner Webhooks ist zu oft gescheitert und wird nicht mehr benutzt',
  },
  digest: (count) => (count === 1 ? 'Neues von deinem Tisch' : `${count} Neuigkeiten von deinen Tischen`),
  foot: (page) => `Was du wie erfährst, wählst du hier: ${page}`,
  verify: {
    title: 'Ist das deine Adresse?',
    lines: (link) => [
      'Jemand hat diese Adresse für ein Konto angegeben. Wenn du es warst, öffne diesen Link innerhalb eines Tages:',
      link,
      'Wenn nicht, tu nichts.',
    ],
  },
  reset: {
    title: 'Ein neues Passwort',
    lines: (links) => [
      'Jemand möchte ein neues Passwort für dein Konto. Wenn du es warst, öffne diesen Link innerhalb einer Stunde:',
      ...links.map(({ login, link }) => `${login}: ${link}`),
      'Wenn nicht, tu nichts: dein Passwort bleibt, wie es ist.',
    ],
  },
};
