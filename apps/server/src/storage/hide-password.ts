/** @returns the URL of a service without the password in it, for messages and logs */
export function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    parsed.password = '';
    return parsed.href;
  } catch {
    return url.split('@').at(-1) ?? url;
  }
}
