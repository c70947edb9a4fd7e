import type { Said } from '../../catalogue.svelte.ts';

/** The command line. */
export const command = {
  title: 'Command line',
  label: 'What do you want to do?',
  hint: 'Part of a choice, the name of a place, a rule’s number, or help',
  matches: (count: number): string => (count === 1 ? '1 match.' : `${count} matches.`),
  place: (name: string): string => `Look at ${name}`,
  rule: (number: string): string => `Rule ${number}`,
  /** The command that lists all commands; `?` does the same. */
  help: 'help',
  helpTitle: 'What you can type',
  helpChoice: (choice: string): string => `Part of a choice, in any order: ${choice}`,
  helpPlace: (place: string): string => `The name of a place, to hear what is there: ${place}`,
  helpRule: (number: string): string => `The number of a rule: ${number}`,
  helpSheet: (sheets: string): string => `The name of a tool: ${sheets}`,
  helpKeys: 'Up and Down move through the matches, Enter takes one, Esc closes the command line.',
  unknown: (word: string): string => `“${word}” is unknown. Type “help” to see what you can type.`,
  notTogether: (typed: string): string => `No match for “${typed}”. Type “help” to see what you can type.`,
  noRule: (number: string): string => `There is no rule ${number}.`,
};

export type CommandWords = Said<typeof command>;
