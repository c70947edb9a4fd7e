import type { NoticeTexts } from './notice-texts.ts';

export const notices: NoticeTexts = {
  yourTurn: (table) => `À toi de jouer : ${table}`,
  halfTime: (table) => `La moitié de ton temps est écoulée : ${table}`,
  timeOver: (table) => `Ton temps est écoulé : ${table}`,
  invited: (table) => `Invitation : ${table}`,
  began: (table) => `La partie a commencé : ${table}`,
  over: (table) => `La partie est terminée : ${table}`,
  voteAsked: (table) => `Un vote est en cours : ${table}`,
  replaced: (table) => `Un joueur a été remplacé : ${table}`,
  talk: (table) => `Nouveaux messages : ${table}`,
  webhookOff: () => 'Un de tes webhooks a échoué trop souvent et a été désactivé',
};
