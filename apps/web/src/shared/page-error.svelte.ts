/** Why a page could not be opened. The next page shows it. */
let text = $state('');

export const pageError = {
  get text(): string {
    return text;
  },
  set(message: string): void {
    text = message;
  },
};
