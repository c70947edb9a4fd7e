import type { NoticeTexts } from '../notices.ts';

export const notices: NoticeTexts = {
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
};
