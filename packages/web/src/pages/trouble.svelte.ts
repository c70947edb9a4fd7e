/** What went wrong on the way to a page: told on the next one. */
let text = $state('');

export const trouble = {
  get text(): string {
    return text;
  },
  tell(what: string): void {
    text = what;
  },
};
