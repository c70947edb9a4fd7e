import type { Words } from './words.ts';

export const en: Words = {
  notice: {
    yourTurn: (table) => `${table} waits for you`,
    halfTime: (table) => `${table} waits for you: half of your time is gone`,
    timeOver: (table) => `Your time at ${table} was over`,
    invited: (table) => `You are invited to ${table}`,
    began: (table) => `The game at ${table} has begun`,
    over: (table) => `The game at ${table} is over`,
    voteAsked: (table) => `A vote is held at ${table}`,
    replaced: (table) => `A seat at ${table} has changed hands`,
    talk: (table) => `There is talk at ${table}`,
    webhookOff: () => 'One of your webhooks failed too often and is used no more',
  },
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
