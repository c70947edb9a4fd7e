import { notices } from '@bb/words/de/notices';
import type { Words } from './words.ts';

export const de: Words = {
  notice: notices,
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
