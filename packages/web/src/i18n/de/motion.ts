export const motion = {
  pace: 'Bots spielen',
  paces: { slow: 'langsam', normal: 'in normalem Tempo', fast: 'schnell', none: 'sofort, ohne Bewegung' },
  sounds: 'Klänge',
  volume: 'Lautstärke',
  yourTurn: (title: string) => `● Du bist am Zug · ${title}`,
};
