/** What the log can be filtered by. The texts give the order of the list. */
export type Topic = 'course' | 'voyages' | 'battles' | 'merchants' | 'ports' | 'money' | 'crew' | 'pirates' | 'cards' | 'king' | 'weather';
