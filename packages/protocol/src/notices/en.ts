import type { NoticeTexts } from './notice-texts.ts';

export const notices: NoticeTexts = {
  yourTurn: (table) => `It’s your turn at ${table}`,
  halfTime: (table) => `Half your time at ${table} is gone`,
  timeOver: (table) => `You ran out of time at ${table}`,
  invited: (table) => `You are invited to ${table}`,
  began: (table) => `The game at ${table} has started`,
  over: (table) => `The game at ${table} has ended`,
  voteAsked: (table) => `A vote has started at ${table}`,
  replaced: (table) => `A player was replaced at ${table}`,
  talk: (table) => `New messages at ${table}`,
  webhookOff: () => 'One of your webhooks failed too often and was turned off',
};
