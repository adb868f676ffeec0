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

it('minimizes styles, but not scripts that are removed later', () => {
  expect(configure(false).optimization?.minimizer).toEqual([styles]);
});

it("doesn't change the bundle that renders pages", () => expect(configure(true)).toEqual({}));

it('fails the build if scripts are minimized in another way', () => {
  expect(() => configure(false, [styles])).toThrow(/adapt plugins\/static-pages/);
});
