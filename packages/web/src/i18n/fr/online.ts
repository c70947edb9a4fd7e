import type { OnlineWords } from '../online.ts';

export const online: OnlineWords = {
  line: {
    lost: 'La connexion est perdue. Nouvel essai…',
    back: 'La connexion est rétablie.',
    asking: 'Pas de connexion directe : la table est consultée toutes les deux secondes.',
  },
  clock: {
    yours: (time: string) => `Il vous reste ${time}.`,
    theirs: (name: string, time: string) => `Il reste ${time} à ${name}.`,
    several: (time: string) => `La fenêtre reste ouverte ${time}.`,
    over: 'Le temps est écoulé.',
    paused: 'La partie est en pause.',
  },
  sealed: {
    change: 'Changer ma réponse',
    stands: (answer) => `Sous scellé jusqu’à un nouveau choix : ${answer}.`,
    leave: 'En rester là',
  },
  takenBack: 'La partie a été reprise plus tôt.',
  notOrdered: 'L’ordre permanent n’a pas pu être donné. Vérifiez la connexion, puis réessayez.',
  refused: {
    stale: 'La partie a continué entre-temps : ce choix est arrivé trop tard.',
    notYours: 'Ce n’est pas à vous de choisir maintenant.',
    malformed: 'Le serveur ne comprend pas ce choix : cette page est peut-être plus ancienne que lui. Rechargez-la.',
    notPlaying: 'La partie ne continue pas à cette table.',
    paused: 'La partie est suspendue.',
    illegal: (rule, text) => `Les règles l’interdisent (${rule}). ${text}`,
  },
  halted: {
    paused: 'La partie est en pause. Qui est assis ici peut proposer de la reprendre, par « Parler » puis « Table ».',
    aborted: 'La partie a été arrêtée avant sa fin. Vous pouvez rejouer, par « Parler » puis « Table ».',
  },
  hasLeft: (name, bot) => `${name} est parti. Un ordinateur (${bot}) continue.`,
  resigned: {
    title: 'Tu as abandonné',
    text: (bot) => `Un ordinateur (${bot}) joue à ta place. Les autres jouent encore.`,
    over: 'La partie est terminée.',
    rematch: 'En cas de revanche, tu es invité à reprendre ta place.',
    watch: 'Observer la partie',
    result: 'Voir le résultat',
  },
  closed: {
    noTable: 'Cette table n’existe pas sur ce serveur.',
    noSpectators: 'Cette table n’admet pas de spectateurs.',
    needsPassword: 'Cette table a un mot de passe. Revenez en arrière et entrez avec lui.',
    notPlaying: 'Aucune partie n’est en cours à cette table.',
    otherRules: 'Cette table suit des règles que ce serveur n’a pas.',
  },
  unreachable: 'Le serveur ne répond pas. Vérifiez la connexion, puis rechargez la page.',
};
