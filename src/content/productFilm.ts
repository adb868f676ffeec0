/** What the place of the product film shows until there is a film: its best picture, and what is told in it. */
export const productFilm = {
  title: 'Product film',
  caption: 'From a spoken sentence to a finished task',
  /** "Mira" is a name, so the recognizer is unsure of it. */
  sentence: 'Text Mira I’m running ten minutes late',
  meaning: {intent: 'message.send', recipient: 'Mira', text: 'I’m running ten minutes late'},
  question: 'Mira, or Meera?',
  answer: 'Mira',
  task: 'Message sent to Mira',
  transcript: [
    'Somebody speaks: three seconds of sound, and nothing else.',
    'The recognizer turns the sound into words, and says how sure it is of each.',
    'It’s unsure of one of them: Mira, or Meera? They sound the same.',
    'The words become an intent, with a recipient and a text.',
    'The product asks about what it’s unsure of, and about nothing else.',
    'One word later, the task is done.',
  ],
};
