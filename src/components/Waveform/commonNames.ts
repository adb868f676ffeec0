/** As alternatives of a pattern, like the places. */
export const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Cities and countries that visitors are likely to type, without those that are also given names or other words. */
export const places = [
  'Amsterdam|Athens|Atlanta|Bangkok|Barcelona|Beijing|Berlin|Boston|Brussels|Cairo|Chicago|Dallas|Delhi|Denver|Dubai|Dublin',
  'Geneva|Hamburg|Hong Kong|Istanbul|Las Vegas|Lisbon|London|Los Angeles|Madrid|Melbourne|Mexico City|Miami|Milan|Montreal',
  'Mumbai|Munich|New York|Oslo|Paris|Prague|Rome|San Francisco|Seattle|Seoul|Shanghai|Singapore|Sydney|Tokyo|Toronto',
  'Vancouver|Vienna|Warsaw|Washington|Zurich|Australia|Brazil|Canada|China|England|Europe|France|Germany|India|Ireland|Italy',
  'Japan|Mexico|Portugal|Spain|Switzerland',
].join('|');

const others = `Monday Tuesday Wednesday Thursday Friday Saturday Sunday Christmas Easter Thanksgiving Arabic Chinese English
  French German Hindi Italian Japanese Korean Portuguese Russian Spanish Mom Mum Dad Grandma Grandpa Dr Mr Mrs Ms
  Alexa Amazon Google Netflix Siri Spotify YouTube Zoom`;

/** Words that are written with a capital letter, and that everybody spells the same, in lower case. */
export const commonNames = new Set(`${months} ${places} ${others}`.toLowerCase().split(/[\s|]+/));
