/** Forms beside the table: who plays, and what the player is asked. */
import type { Said } from '@bb/table-kit/catalogue.svelte.ts';

export const forms = {
  systemSeat: (seat: number) => `System Player ${seat}`,
  kinds: {
    'cabin-boy': {
      name: 'Cabin boy',
      about: 'Hunts the merchants nearby, hurts no hostage, and fears no Commissioner. Sails on until luck runs out: for your first game.',
    },
    deckhand: {
      name: 'Deckhand',
      about: 'Prefers merchants to ports and holds every hostage for ransom. Forgets the Commissioners, and comes home late.',
    },
    boatswain: {
      name: 'Boatswain',
      about: 'Thinks twice before attacking a port. Hopes that the Commissioners look elsewhere, and for one more prize before going home.',
    },
    captain: { name: 'Captain', about: 'Weighs every prize, port and danger, and retires in time. Answers at once.' },
    commodore: { name: 'Commodore', about: 'Looks ahead before each decision, for a quarter of a second.' },
    'black-bart': { name: 'Black Bart', about: 'The strongest: looks ahead for up to a second.' },
    random: { name: 'Random', about: 'Makes any legal choice. For trying things out.' },
    system: { name: 'the System Player', about: '' },
  },
  temperament: 'Temperament',
  temperaments: {
    even: { name: 'even', about: 'Plays to win, and nothing else.' },
    bold: { name: 'bold', about: 'Likes a gamble: all or nothing.' },
    greedy: { name: 'greedy', about: 'Only cares about his own points, whoever wins.' },
    cautious: { name: 'cautious', about: 'Avoids gambles: better a little for certain.' },
    vindictive: { name: 'vindictive', about: 'Pulls the leader down, whatever it costs.' },
  },
  newGameIntro: 'Choose who plays and by which rules, or set sail at once.',
  componentSet: (id: string) => `Component set: ${id}`,
  cunning: 'Ask about Cunning only after failed or open rolls',
  onlyWhatDecides: (prize: string) =>
    `Auto-pass unless a pirate means to retire, ${prize} or more are at stake, or my Commissioner can react`,
  questions: 'Prompts',

  /** The form of a new game. */
  optionalRules: 'Optional rules',
  chosenRules: (rules: string) => `Optional rules: ${rules}`,
  noRules: 'none',
  componentSetUsual: 'Component set: standard',
  componentFile: 'Use another component set (JSON file):',
  badComponents: (file: string, why: string) => `“${file}” can’t be used. ${why}`,
};

export type FormTexts = Said<typeof forms>;
