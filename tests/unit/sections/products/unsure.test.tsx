import {render} from '@testing-library/react';
import {isUnsure} from '../../../../src/components/Confidence';
import {SpokenWords} from '../../../../src/components/SpokenWords';
import {FieldNotes} from '../../../../src/sections/developers/community/Projects';
import {DomainLife} from '../../../../src/sections/products/exhibits/DomainLife';

const reading = {text: 'robin', confidence: 0.5};
const definition = {name: '', description: '', language: '', terms: [], phrases: [], intents: []};
const domain = {label: '', definition, id: '', steps: [], before: reading, after: {...reading, confidence: 0.9}};
const note = {time: '6:10', heard: 'two robins', species: 'robin', count: 2, confidence: 0.5};

it.each([
  ['words', <SpokenWords key="words" words={[['robin', 0.5]]} measured />],
  ['a domain', <DomainLife key="domain" {...domain} />],
  ['field notes', <FieldNotes key="notes" label="" notes={[note]} />],
])('a low confidence in %s is marked in words, too', (_, exhibit) => {
  const {container} = render(exhibit);
  expect(container.textContent?.match(/confidence 0\.50, unsure/g)).toHaveLength(1);
});

it.each([
  [0.79, true],
  [0.8, false],
])('a confidence of %d is unsure: %s', (confidence, unsure) => expect(isUnsure(confidence)).toBe(unsure));
