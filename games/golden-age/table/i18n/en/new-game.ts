/** The form of a new game. */
export const newGame = {
  optionalRules: 'Optional rules',
  chosenRules: (rules: string) => `Optional rules: ${rules}`,
  noRules: 'none',
  componentSetUsual: 'Component set: standard',
  componentFile: 'Use another component set (JSON file):',
  badComponents: (file: string, why: string) => `“${file}” can’t be used. ${why}`,
};
