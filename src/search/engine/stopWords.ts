/** Words that carry little of a question's meaning. They have a low weight, but still count. */
const stopWords = new Set(
  (
    'a about all also an and any are as at be been being between but by can cannot cant could did do does doing dont difference exactly for from get gets ' +
    'getting give go got had happen happens has have having how i if im in into is isnt it its just know let like make mean means me my need of off ' +
    'on one or our out please possible should show so some tell than that the their them then there these they thing ' +
    'things this those to too up us use used using very want was way we were what whats when where which while who why ' +
    'will with wont work works would you your yours'
  ).split(' '),
);

export const isStopWord = (word: string): boolean => stopWords.has(word);
