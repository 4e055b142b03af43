/**
 * For scripts that are loaded later: names the whole of the first script, which runs already, as something they need.
 * So the bundler keeps what they share with the sign-in page in the chunks of the sign-in page, instead of cutting those
 * into a piece for every set of scripts that needs a part of them. It costs nothing and saves the sign-in page 2 KB.
 */
import '../main.tsx';
