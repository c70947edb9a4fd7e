export const prompting = {};
