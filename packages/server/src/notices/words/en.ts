import { notices } from '@bb/words/notices';
import type { Words } from './words.ts';

export const en: Words = {
  notice: notices,
  digest: (count) => (count === 1 ? 'News from your table' : `${count} pieces of news from your tables`),
  foot: (page) => `What you are told, and how, you choose here: ${page}`,
  verify: {
    title: 'Is this your address?',
    lines: (link) => [
      'Somebody has given this address for an account. If it was you, open this link within a day:',
      link,
      'If not, do nothing.',
    ],
  },
  reset: {
    title: 'A new password',
    lines: (links) => [
      'Somebody wants a new password for your account. If it was you, open this link within the hour:',
      ...links.map(({ login, link }) => `${login}: ${link}`),
      'If not, do nothing: your password stays as it is.',
    ],
  },
};
