import type { NoticeTexts } from '../notices.ts';

export const notices: NoticeTexts = {
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
};
