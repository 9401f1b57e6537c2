import { d, drawDottedLine, fill, formatNumber, formatOpacity, stroke } from "../pen.ts";
import type { Scene } from "../scene.ts";

/** The sky from edge to edge, with what is in it at this time of day. */
export function drawSky(s: Scene): string {
  const stops = s.light.sky.map(
    (color, index, all) =>
      `<stop${index ? ` offset="${formatNumber(index / (all.length - 1))}"` : ""} stop-color="${color}"/>`,
  );
  const gradient = s.define("s", (id) => `<linearGradient id="${id}" x2="0" y2="1">${stops.join("")}</linearGradient>`);
  return fill(gradient, "M0 0h480v270H0z") + drawSunOrMoon(s) + drawWeather(s);
}

function drawSunOrMoon(s: Scene): string {
  const { light, dice } = s;
  const x = dice.pick([46, 70, 404, 436]);
  if (light.name === "night" || light.name === "bluehour" || light.name === "dusk") {
    const y = dice.whole(30, 48);
    const moon = fill("#fbf1d2", d`M${x} ${y - 15}a15 15 0 1 0 14 21 12 12 0 0 1-14-21z`);
    return drawStars(s) + (light.name === "dusk" && dice.chance(0.5) ? "" : moon);
  }
  if (light.name === "overcast") return "";
  const y = light.name === "day" ? dice.whole(32, 44) : dice.whole(52, 96);
  const color = light.name === "rose" ? "#f6b48a" : "#fff6dc";
  return `<circle cx="${x}" cy="${y}" r="27" fill="${color}" stroke="${color}" stroke-width="12" stroke-opacity=".4"/>`;
}

function drawStars(s: Scene): string {
  const y = s.dice.whole(14, 22);
  return drawDottedLine("#fff4d6", 1.8, 61, d`M22 ${y}H470M54 ${y + 21}H470M4 ${y + 40}H470`);
}

function drawWeather(s: Scene): string {
  const { light, dice, paint } = s;
  if (light.name === "overcast") {
    const clouds = fill(
      paint.cloud,
      drawCloud(-30, 64, 1.5) + drawCloud(130, 40, 1.6) + drawCloud(330, 70, 1.6),
      formatOpacity(0.7),
    );
    return (
      clouds +
      (dice.chance(0.4)
        ? stroke(
            paint.ink,
            0.8,
            "M-6 40l-40 90M90 20l-90 230M190 0L90 250M300 10L200 260M400 0L290 260M490 30L400 250",
            {
              dash: "9 23 5 31",
              opacity: 0.3,
            },
          )
        : "")
    );
  }
  const cloud = dice.pick([
    () => drawCloud(60, 62, 1) + drawCloud(350, 44, 0.8),
    () => drawCloud(24, 92, 0.8) + drawCloud(300, 56, 1.2),
    () => drawCloud(330, 84, 1) + drawCloud(130, 34, 0.6),
    () => d`M20 58h92M64 66h80M348 44h96M322 52h60`,
    () => "",
  ])();
  const streaks = cloud.includes("z")
    ? fill(paint.cloud, cloud, formatOpacity(0.85))
    : stroke(paint.cloud, 3, cloud, { round: true });
  return (cloud && streaks) + (!s.isDark && dice.chance(0.35) ? drawBirds(s) : "");
}

/** A flat-bottomed cloud. */
function drawCloud(x: number, y: number, scale: number): string {
  const scaleValue = (value: number) => Math.round(value * scale);
  return d`M${x} ${y}q${scaleValue(-2)} ${scaleValue(-12)} ${scaleValue(10)} ${scaleValue(-12)} ${scaleValue(4)} ${scaleValue(-22)} ${scaleValue(22)} ${scaleValue(-16)} ${scaleValue(20)} ${scaleValue(-6)} ${scaleValue(23)} ${scaleValue(12)} ${scaleValue(14)} 0 ${scaleValue(14)} ${scaleValue(16)}z`;
}

function drawBirds(s: Scene): string {
  const x = s.dice.whole(60, 380);
  const y = s.dice.whole(26, 48);
  return stroke(s.paint.ink, 1.2, d`M${x} ${y}q5-5 7 1q3-5 8-1m9 9q4-4 6 1q2-5 6-1m-46 4q4-4 6 1q2-5 6-1`, {
    opacity: 0.7,
  });
}
