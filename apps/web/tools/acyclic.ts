import type { Plugin } from 'vite';

/** Rejects chunks that import each other in a circle, because the order in which their code runs would be arbitrary. */
export const acyclic = (): Plugin => ({
  name: 'acyclic',
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const visit = (file: string, above: readonly string[]): void => {
      if (above.includes(file))
        this.error(`chunks import each other in a circle: ${[...above.slice(above.indexOf(file)), file].join(' > ')}`);
      const chunk = bundle[file];
      if (done.has(file) || chunk?.type !== 'chunk') return;
      for (const next of chunk.imports) visit(next, [...above, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
});
