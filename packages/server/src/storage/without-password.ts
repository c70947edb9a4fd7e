/** The address of a service as it may be shown. */
export function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    parsed.password = '';
    return parsed.href;
  } catch {
    return url.split('@').at(-1) ?? url;
  }
}
