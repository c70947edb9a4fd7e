import type { OnlineWords } from '../online.ts';

export const online: OnlineWords = {
  line: {
    lost: 'Connexion perdue. Reconnexion…',
    back: 'La connexion est rétablie.',
    asking: 'Pas de connexion en direct : actualisation toutes les 2 s.',
  },
  clock: {
    yours: (time: string) => `Il te reste ${time}.`,
    theirs: (name: string, time: string) => `Il reste ${time} à ${name}.`,
    several: (time) => `Encore ${time} pour répondre.`,
    over: 'Le temps est écoulé.',
    unknown: 'Le temps restant s’affichera de nouveau dès que le serveur répondra.',
    paused: 'La partie est en pause.',
  },
  sealed: {
    tell: 'Le dire aux autres',
    tellText: 'Les autres voient que tu passes, et la partie ne t’attend pas.',
    told: 'Les autres voient que tu passes.',
    othersPass: (names) => `${names.join(', ')} ${names.length > 1 ? 'passent' : 'passe'}.`,
    change: 'Changer ma réponse',
    stands: (answer) => `Réponse enregistrée, modifiable : ${answer}.`,
    leave: 'La garder',
  },
  away: (names) => `Absents : ${names.join(', ')}.`,
  botsBusy: 'Le serveur est très sollicité : les bots réfléchissent moins longtemps, ou le bot « Capitaine » joue pour eux.',
  takenBack: 'Retour en arrière effectué.',
  notOrdered: 'La passe automatique n’a pas été enregistrée. Vérifie ta connexion et réessaie.',
  refused: {
    stale: 'Trop tard : la partie a continué.',
    notYours: 'Ce n’est pas à toi de choisir.',
    malformed: 'Le serveur ne comprend pas ce choix. Recharge la page : elle n’est peut-être plus à jour.',
    notInProgress: 'La partie à cette table est terminée.',
    paused: 'La partie est en pause.',
    illegal: (rule, text) => `La règle ${rule} ne le permet pas. ${text}`,
  },
  halted: {
    paused: 'La partie est en pause.',
    aborted: 'La partie a été interrompue.',
  },
  hasLeft: (name, bot) => `${name} est parti. Un bot (${bot}) prend sa place.`,
  resigned: {
    title: 'Tu as abandonné',
    text: (bot) => `Un bot (${bot}) prend ta place. Les autres continuent.`,
    over: 'La partie est terminée.',
    rematch: 'En cas de revanche, ta place te sera proposée.',
    watch: 'Observer la partie',
    result: 'Voir le résultat',
  },
  closed: {
    noTable: 'Cette table n’existe pas sur ce serveur.',
    noSpectators: 'Cette table n’accepte pas de spectateurs.',
    needsPassword: 'Cette table a un mot de passe. Reviens en arrière et saisis-le.',
    notInProgress: 'Aucune partie n’est en cours à cette table.',
    otherRules: 'Ce serveur n’a pas la version des règles de cette table.',
  },
  unreachable: 'Le serveur ne répond pas. Vérifie ta connexion et recharge la page.',
};
