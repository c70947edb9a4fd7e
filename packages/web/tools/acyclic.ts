import type { Plugin } from 'vite';

/** Refuses files that wait for each other: their code would run in an order that nobody wrote. */
export const acyclic = (): Plugin => ({
  name: 'acyclic',
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const visit = (file: string, above: readonly string[]): void => {
      if (above.includes(file)) this.error(`chunks in a circle: ${[...above.slice(above.indexOf(file)), file].join(' > ')}`);
      const chunk = bundle[file];
      if (done.has(file) || chunk?.type !== 'chunk') return;
      for (const next of chunk.imports) visit(next, [...above, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
});
