export const motion = {
  pace: 'Bots play',
  paces: { slow: 'slowly', normal: 'at a normal pace', fast: 'fast', none: 'at once, without motion' },
  sounds: 'Sounds',
  volume: 'Volume',
  yourTurn: (title: string) => `● Your turn · ${title}`,
};
