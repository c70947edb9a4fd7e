import { notices } from '@bb/protocol/notices/en';
import type { Words } from './words.ts';

export const en: Words = {
  notice: notices,
  digest: (count) => (count === 1 ? 'News from your table' : `${count} new notifications from your tables`),
  foot: (page) => `Change your notification settings: ${page}`,
  verify: {
    title: 'Confirm your e-mail address',
    lines: (link) => [
      'This address was entered for an account on this Blackbeard server. To confirm it, open this link within 24 hours:',
      link,
      'If that wasn’t you, ignore this e-mail.',
    ],
  },
  reset: {
    title: 'Reset your password',
    lines: (links) => [
      'Somebody asked to reset the password of your account. To set a new one, open this link within an hour:',
      ...links.map(({ login, link }) => `${login}: ${link}`),
      'If that wasn’t you, ignore this e-mail. Your password stays the same.',
    ],
  },
};
