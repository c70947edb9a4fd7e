import type { NoticeTexts } from '../notices.ts';

export const notices: NoticeTexts = {
  yourTurn: (table) => `${table} vous attend`,
  halfTime: (table) => `${table} vous attend : la moitié de votre temps est passée`,
  timeOver: (table) => `Votre temps à ${table} était écoulé`,
  invited: (table) => `Vous êtes invité à ${table}`,
  began: (table) => `La partie à ${table} a commencé`,
  over: (table) => `La partie à ${table} est finie`,
  voteAsked: (table) => `On vote à ${table}`,
  replaced: (table) => `Une place à ${table} a changé de mains`,
  talk: (table) => `On parle à ${table}`,
  webhookOff: () => 'Un de vos webhooks a échoué trop souvent et ne sert plus',
};
