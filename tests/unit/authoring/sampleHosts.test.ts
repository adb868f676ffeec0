/** @jest-environment node */
import {callMock} from '../../../authoring/samples/hosts';
import {brand} from '../../../src/facts/brand';

it.each(['http://127.0.0.1:51234', 'http://127.0.0.1:40107'])(
  'samples call the mock at %s, whatever its port',
  (mock) => {
    const called = callMock(`${brand.apiBase} ${brand.streamBase} http://127.0.0.1:4010/v1`, mock);
    const streams = mock.replace('http:', 'ws:');
    expect(called).toBe(
      `${brand.apiBase.replace(`https://${brand.apiHost}`, mock)} ${brand.streamBase.replace(`wss://${brand.apiHost}`, streams)} ${mock}/v1`,
    );
  },
);
