import type { NoticeTexts } from './notice-texts.ts';

export const notices: NoticeTexts = {
  yourTurn: (table) => `Du bist dran: ${table}`,
  halfTime: (table) => `Die Hälfte deiner Zeit ist um: ${table}`,
  timeOver: (table) => `Deine Zeit ist abgelaufen: ${table}`,
  invited: (table) => `Einladung: ${table}`,
  began: (table) => `Das Spiel hat begonnen: ${table}`,
  over: (table) => `Das Spiel ist zu Ende: ${table}`,
  voteAsked: (table) => `Eine Abstimmung läuft: ${table}`,
  replaced: (table) => `Ein Spieler wurde ersetzt: ${table}`,
  talk: (table) => `Neue Nachrichten: ${table}`,
  webhookOff: () => 'Einer deiner Webhooks ist zu oft fehlgeschlagen und wurde abgeschaltet',
};
