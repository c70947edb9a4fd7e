import { notices } from '@bb/protocol/notices/de';
import type { Words } from './words.ts';

export const de: Words = {
  notice: notices,
  digest: (count) => (count === 1 ? 'Neues von deinem Tisch' : `${count} Neuigkeiten von deinen Tischen`),
  foot: (page) => `Benachrichtigungen einstellen: ${page}`,
  verify: {
    title: 'Bestätige deine E-Mail-Adresse',
    lines: (link) => [
      'Diese Adresse wurde für ein Konto auf diesem Blackbeard-Server angegeben. Öffne zum Bestätigen innerhalb von 24 Stunden diesen Link:',
      link,
      'Wenn du das nicht warst, ignoriere diese E-Mail.',
    ],
  },
  reset: {
    title: 'Passwort zurücksetzen',
    lines: (links) => [
      'Jemand möchte das Passwort deines Kontos zurücksetzen. Öffne innerhalb einer Stunde diesen Link, um ein neues festzulegen:',
      ...links.map(({ login, link }) => `${login}: ${link}`),
      'Wenn du das nicht warst, ignoriere diese E-Mail. Dein Passwort bleibt, wie es ist.',
    ],
  },
};
