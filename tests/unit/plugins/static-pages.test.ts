/** @jest-environment node */
import staticPages from '../../../plugins/static-pages';

interface Configured {
  optimization?: {minimizer: unknown[]};
}

class ScriptMinimizer {}
class StyleMinimizer {}
const styles = new StyleMinimizer();
const currentBundler = {instance: {SwcJsMinimizerRspackPlugin: ScriptMinimizer}};

type Configure = (configuration: object, isServer: boolean, utilities: object) => Configured;
const configure = (isServer: boolean, minimizer: unknown[] = [new ScriptMinimizer(), styles]) =>
  (staticPages().configureWebpack as unknown as Configure)({optimization: {minimizer}}, isServer, {currentBundler});

it('minimizes styles, and no script that is thrown away', () => {
  expect(configure(false).optimization?.minimizer).toEqual([styles]);
});

it('leaves the bundle that renders pages alone', () => expect(configure(true)).toEqual({}));

it('stops the build where scripts are minimized in another way', () => {
  expect(() => configure(false, [styles])).toThrow(/adapt plugins\/static-pages/);
});
