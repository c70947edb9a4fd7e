export const motion = {
  pace: 'Les bots jouent',
  paces: { slow: 'lentement', normal: 'à un rythme normal', fast: 'vite', none: 'aussitôt, sans mouvement' },
  sounds: 'Sons',
  volume: 'Volume',
  yourTurn: (title: string) => `● À vous de jouer · ${title}`,
};
