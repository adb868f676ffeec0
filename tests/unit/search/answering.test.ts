/** @jest-environment node */
import {encode} from '../../../plugins/search-index/encode';
import {createAnswering} from '../../../src/search/answering';
import {sample} from './sample';

describe('the worker', () => {
  const encoded = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

  it('answers queries once it has the index', () => {
    const answer = createAnswering();
    expect(answer({type: 'search', query: 'key'})).toBeUndefined();
    expect(answer({type: 'index', bytes: encoded(JSON.stringify(encode(sample)))})).toEqual({type: 'ready'});
    expect(answer({type: 'search', query: 'rotate'})).toMatchObject({type: 'results', results: {query: 'rotate'}});
  });

  it.each(['', '<!doctype html>', '{}', 'null'])('says that it can not read %j', (text) => {
    expect(createAnswering()({type: 'index', bytes: encoded(text)})).toEqual({type: 'unreadable'});
  });
});
